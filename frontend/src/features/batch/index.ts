export type { BatchApi, BatchOverview, BatchTask, FilePreview } from './batch.api';
export { createBatchApi } from './create-batch.api';
