CREATE TABLE `bells` (
	`room` text NOT NULL,
	`user` text NOT NULL,
	`server` text NOT NULL,
	`told_at` integer,
	PRIMARY KEY(`room`, `user`)
);
--> statement-breakpoint
CREATE INDEX `bells_of_user` ON `bells` (`user`);--> statement-breakpoint
CREATE TABLE `blocks` (
	`user` text NOT NULL,
	`blocked` text NOT NULL,
	PRIMARY KEY(`user`, `blocked`)
);
--> statement-breakpoint
CREATE TABLE `calls` (
	`table_id` text PRIMARY KEY NOT NULL,
	`room` text NOT NULL,
	`message` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `date_answers` (
	`date` text NOT NULL,
	`user` text NOT NULL,
	`answer` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`date`, `user`),
	FOREIGN KEY (`date`) REFERENCES `dates`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `date_answers_of_user` ON `date_answers` (`user`);--> statement-breakpoint
CREATE TABLE `dates` (
	`id` text PRIMARY KEY NOT NULL,
	`server` text NOT NULL,
	`room` text NOT NULL,
	`maker` text NOT NULL,
	`at` integer NOT NULL,
	`moved_from` integer,
	`state` text NOT NULL,
	`ending` text,
	`table_id` text,
	`message` text,
	`notice` text,
	`event` text
);
--> statement-breakpoint
CREATE INDEX `dates_of_server` ON `dates` (`server`);--> statement-breakpoint
ALTER TABLE `people` ADD `zone` text;--> statement-breakpoint
ALTER TABLE `people` ADD `quiet_from` integer;--> statement-breakpoint
ALTER TABLE `people` ADD `quiet_to` integer;--> statement-breakpoint
ALTER TABLE `people` ADD `holiday_from` integer;--> statement-breakpoint
ALTER TABLE `people` ADD `holiday_to` integer;