import { useStores } from '../../shared/store-context';

/** Whether the reader may upload, run and undo files: everybody of the group whose seat its plan pays for. */
export const useCanRun = (): boolean => useStores().session.info?.isReadOnly !== true;
