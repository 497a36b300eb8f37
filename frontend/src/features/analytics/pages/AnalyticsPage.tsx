import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router';
import { useStores } from '../../../app/store-context';
import { LinkReport } from '../components/LinkReport';

const AnalyticsPage = observer(function AnalyticsPage() {
  const { session } = useStores();
  const encodeId = useParams()['encodeId'] ?? '';
  return <LinkReport key={`${session.groupId}:${encodeId}`} encodeId={encodeId} />;
});

export default AnalyticsPage;
