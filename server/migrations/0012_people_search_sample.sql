-- The planner guesses how many people a search finds by how many of a sample match. Of the usual hundred, one that matches
-- by chance is one in a hundred of everyone, and it would then read all people by name instead of asking this index.
ALTER INDEX "people_search_idx" ALTER COLUMN 1 SET STATISTICS 1000;
