import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { splitLocale } from '../../../i18n/locale';
import { useLocalPath } from '../../../i18n/use-local-path';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { MessagePage } from '../../../shared/ui/MessagePage';
import { Skeleton } from '../../../shared/ui/text';
import { caseMessages as messages } from '../cases.messages';
import { reportMessages } from '../report.messages';

/** A page for those who run the site; everybody else is told so. The server checks every call again. */
export const AdminOnly = observer(function AdminOnly({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const { session } = useStores();
  const localPath = useLocalPath();
  const { pathname, search } = useLocation();
  if (!session.isSignedIn) {
    const way = new URLSearchParams({ redirect_to: splitLocale(pathname).path + search });
    return <Navigate to={localPath(`${PATHS.login}?${way.toString()}`)} replace />;
  }
  if (session.info === null) return <Skeleton variant="rounded" height={240} sx={{ mt: 5 }} />;
  if (session.info.isAdmin) return children;
  return (
    <MessagePage
      mark="403"
      title={intl.formatMessage(messages.adminsOnly)}
      text={intl.formatMessage(messages.adminsOnlyText)}
    >
      <ButtonLink to={PATHS.report} variant="contained">
        {intl.formatMessage(reportMessages.title)}
      </ButtonLink>
    </MessagePage>
  );
});
