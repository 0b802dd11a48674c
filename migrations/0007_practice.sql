DROP INDEX `tables_one_open_per_room`;--> statement-breakpoint
DROP INDEX `tables_open_number`;--> statement-breakpoint
ALTER TABLE `tables` ADD `kind` text DEFAULT 'match' NOT NULL;--> statement-breakpoint
UPDATE `tables` SET `kind` = 'practice', `server` = '', `room` = '', `request` = json_set(`request`, '$.kind', 'practice', '$.server', '', '$.room', '') WHERE `server` LIKE 'practice:%';--> statement-breakpoint
CREATE UNIQUE INDEX `tables_one_open_practice` ON `tables` (json_extract(request, '$.host')) WHERE ended_at is null and kind = 'practice';--> statement-breakpoint
CREATE UNIQUE INDEX `tables_one_open_per_room` ON `tables` (`room`) WHERE ended_at is null and kind = 'match';--> statement-breakpoint
CREATE UNIQUE INDEX `tables_open_number` ON `tables` (`server`,`number`) WHERE ended_at is null and kind = 'match';
