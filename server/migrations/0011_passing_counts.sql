-- Counts of the last minutes: a crash of the database may forget them, and none of them is worth waiting for the disk.
ALTER TABLE "rate_limits" SET UNLOGGED;
