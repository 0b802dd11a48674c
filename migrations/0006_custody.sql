CREATE TABLE `removals` (
	`server` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `intents_of_user` ON `intents` (json_extract(intent, '$.user')) WHERE json_extract(intent, '$.user') is not null;--> statement-breakpoint
CREATE INDEX `game_results_of_lender` ON `game_results` (`lent`) WHERE lent is not null;--> statement-breakpoint
CREATE INDEX `tables_of_host` ON `tables` (json_extract(request, '$.host'));
