ALTER TABLE `people` ADD `offered` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `game_results_of_user` ON `game_results` (`user`) WHERE user is not null;--> statement-breakpoint
CREATE INDEX `tables_by_room` ON `tables` (`room`,`opened_at`);