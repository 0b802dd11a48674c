ALTER TABLE `people` ADD `name` text;
