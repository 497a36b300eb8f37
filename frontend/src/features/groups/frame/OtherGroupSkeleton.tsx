import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../shared/ui/text';

export const OtherGroupSkeleton = observer(function OtherGroupSkeleton() {
  return <Skeleton variant="rounded" height={240} sx={{ borderRadius: '16px' }} />;
});
