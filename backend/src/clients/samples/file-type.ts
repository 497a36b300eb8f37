/** Of the files that examples send. */
export const typeOfFile = (name: string): string => (name.endsWith('.csv') ? 'text/csv' : 'image/png');
