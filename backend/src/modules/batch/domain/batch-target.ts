/** What is sold here, as orders name it. */
export const BATCH = 'batch';
