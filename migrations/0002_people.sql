CREATE TABLE `people` (
	`user` text PRIMARY KEY NOT NULL,
	`language` text,
	`design` text DEFAULT 'four-colour' NOT NULL,
	`trumps` text DEFAULT 'left' NOT NULL,
	`pictures` integer DEFAULT true NOT NULL
);
