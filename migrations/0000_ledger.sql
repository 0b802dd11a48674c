CREATE TABLE `games` (
	`id` integer PRIMARY KEY NOT NULL,
	`table_id` text NOT NULL,
	`game` integer NOT NULL,
	`rules` text NOT NULL,
	`kind` text NOT NULL,
	`soloist` integer,
	`pflicht` integer NOT NULL,
	`winner` text,
	`value` integer NOT NULL,
	`eyes_re` integer NOT NULL,
	`eyes_kontra` integer NOT NULL,
	`lines` text NOT NULL,
	`finished_at` integer NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `games_once` ON `games` (`table_id`,`game`);--> statement-breakpoint
CREATE TABLE `intents` (
	`table_id` text NOT NULL,
	`version` integer NOT NULL,
	`at` integer NOT NULL,
	`intent` text NOT NULL,
	PRIMARY KEY(`table_id`, `version`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `game_results` (
	`game_id` integer NOT NULL,
	`seat` integer NOT NULL,
	`user` text,
	`level` text,
	`party` text NOT NULL,
	`soloist` integer NOT NULL,
	`won` integer NOT NULL,
	`points` integer NOT NULL,
	`server` text NOT NULL,
	`preset` text NOT NULL,
	`finished_at` integer NOT NULL,
	PRIMARY KEY(`game_id`, `seat`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `game_results_by_time` ON `game_results` (`server`,`finished_at`) WHERE user is not null;--> statement-breakpoint
CREATE INDEX `game_results_by_user` ON `game_results` (`server`,`user`,`finished_at`) WHERE user is not null;--> statement-breakpoint
CREATE TABLE `tables` (
	`id` text PRIMARY KEY NOT NULL,
	`server` text NOT NULL,
	`room` text NOT NULL,
	`number` integer NOT NULL,
	`request` text NOT NULL,
	`opened_at` integer NOT NULL,
	`ended_at` integer,
	`message` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tables_one_open_per_room` ON `tables` (`room`) WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX `tables_open_number` ON `tables` (`server`,`number`) WHERE ended_at is null;