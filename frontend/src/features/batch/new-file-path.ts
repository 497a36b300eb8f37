import { PATHS } from '../../shared/paths';

/** In the address of the page that takes files: no other file is shown instead. */
export const NEW_FILE = 'new';

export const NEW_FILE_PATH = `${PATHS.bulk}?${NEW_FILE}`;
