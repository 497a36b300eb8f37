import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { ApiError } from '../../../api/api-error';
import { PATHS } from '../../../shared/paths';
import { AppLink } from '../../../shared/ui/AppLink';
import { signInCodeMessages } from '../sign-in.messages';

/** For a person who has just proven whose the account is that is suspended. */
export const AppealLink = observer(function AppealLink({ problem }: { readonly problem: ApiError | null }) {
  const intl = useIntl();
  const token = problem?.code === 'identity.account-suspended' ? problem.textOf('appealToken') : null;
  if (token === null) return null;
  return (
    <AppLink to={`${PATHS.suspension}#${token}`} sx={{ py: 1.25, fontWeight: 600 }}>
      {intl.formatMessage(signInCodeMessages.appeal)}
    </AppLink>
  );
});
