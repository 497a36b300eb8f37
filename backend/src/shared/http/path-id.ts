/** Ids beyond do not exist. */
export const HIGHEST_ID = 2_147_483_647;

const WHOLE = /^\d{1,9}$/;

/** The number of a thing that a path or a query names; what is no number names a thing that there is not. */
export const idIn = (text: string | undefined): number =>
  text !== undefined && WHOLE.test(text) ? Number(text) : -1;
