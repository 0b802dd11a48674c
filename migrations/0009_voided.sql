DROP INDEX `games_once`;--> statement-breakpoint
ALTER TABLE `games` ADD `reverses` integer REFERENCES games(id);--> statement-breakpoint
CREATE UNIQUE INDEX `games_voided_once` ON `games` (`reverses`) WHERE reverses is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `games_once` ON `games` (`table_id`,`game`) WHERE reverses is null;--> statement-breakpoint
ALTER TABLE `game_results` ADD `reversal` integer DEFAULT false NOT NULL;