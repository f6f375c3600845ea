/**
 * Settings of the engine's planner. There is one connection, which keeps the plan of a statement until its tables are
 * analysed again, a minute later: a plan made while a table was empty reads all of it for each row, however large it
 * has become. So a table is never read as a whole where an index would do.
 *
 * A tenth of the usual sample is enough for plans that use indexes anyway, and analysing a table makes answers wait.
 */
export const PLANNER = ['-c', 'enable_seqscan=off', '-c', 'default_statistics_target=10']
