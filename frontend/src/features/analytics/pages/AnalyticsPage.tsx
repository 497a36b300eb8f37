import { observer } from 'mobx-react-lite';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { splitLocale } from '../../../i18n/locale';
import { useLocalPath } from '../../../i18n/use-local-path';
import { GroupReport } from '../components/GroupReport';
import { LinkReport } from '../components/LinkReport';
import { keyOfSubject, subjectOf } from '../subject';

/** Many links: for members alone. */
const ManyLinks = observer(function ManyLinks() {
  const { session } = useStores();
  const { pathname, search } = useLocation();
  const localPath = useLocalPath();
  const subject = subjectOf(useSearchParams()[0]);
  if (!session.isSignedIn) {
    const way = new URLSearchParams({ redirect_to: splitLocale(pathname).path + search });
    return <Navigate to={localPath(`${PATHS.login}?${way.toString()}`)} replace />;
  }
  return <GroupReport key={`${session.groupId}:${keyOfSubject(subject)}`} subject={subject} />;
});

const AnalyticsPage = observer(function AnalyticsPage() {
  const { session } = useStores();
  const { slug } = useParams();
  const domain = useSearchParams()[0].get('domain') ?? undefined;
  if (slug === undefined) return <ManyLinks />;
  return <LinkReport key={`${session.groupId}:${domain ?? ''}/${slug}`} link={{ encodeId: slug, domain }} />;
});

export default AnalyticsPage;
