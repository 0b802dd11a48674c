CREATE TABLE `servers` (
	`server` text PRIMARY KEY NOT NULL,
	`settings` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `people` ADD `pings` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `auto_play` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `game_results` ADD `lent` text;--> statement-breakpoint
ALTER TABLE `game_results` ADD `people` integer DEFAULT 4 NOT NULL;