import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router';
import { LinkReport } from '../components/LinkReport';

const AnalyticsPage = observer(function AnalyticsPage() {
  const encodeId = useParams()['encodeId'] ?? '';
  return <LinkReport key={encodeId} encodeId={encodeId} />;
});

export default AnalyticsPage;
