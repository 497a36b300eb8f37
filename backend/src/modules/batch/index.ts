/** Files of links; nothing stands on them. */
export { BatchModule } from './batch.module';
