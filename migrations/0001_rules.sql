CREATE TABLE `rule_books` (
	`server` text NOT NULL,
	`room` text NOT NULL,
	`rules` text NOT NULL,
	PRIMARY KEY(`server`, `room`)
);
--> statement-breakpoint
ALTER TABLE `game_results` ADD `book` text DEFAULT 'plus' NOT NULL;--> statement-breakpoint
UPDATE `game_results` SET `book` = 'minus' WHERE `game_id` IN (
	SELECT `id` FROM `games` WHERE coalesce(json_extract(`rules`, '$.set.score'), iif(json_extract(`rules`, '$.preset') = 'willi', 'minus', '')) = 'minus'
);
