/** Everybody but the first member has a seat, and so has everybody who may still accept. */
export const seatsUsed = (members: number, open: number): number => Math.max(members - 1, 0) + open;
