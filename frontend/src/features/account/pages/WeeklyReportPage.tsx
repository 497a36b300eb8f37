import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { PATHS } from '../../../shared/paths';
import { Request } from '../../../shared/request';
import { useApi } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { AppLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Box } from '../../../shared/ui/layout';
import { PageFrame } from '../../../shared/ui/PageFrame';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { createWeeklyReportsApi } from '../create-weekly-reports.api';
import { weeklyMessages as messages, weeklyProblems } from '../weekly-reports.messages';

const SETTINGS = `${PATHS.settings}#weekly-report`;

const Ended = observer(function Ended() {
  const intl = useIntl();
  return (
    <PageFrame title={intl.formatMessage(messages.ended)} lead={intl.formatMessage(messages.endedText)}>
      <Box>
        <AppLink to={SETTINGS} sx={{ fontWeight: 600 }}>
          {intl.formatMessage(messages.settings)}
        </AppLink>
      </Box>
    </PageFrame>
  );
});

const Ending = observer(function Ending({ token }: { readonly token: string }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const api = useApi(createWeeklyReportsApi);
  const [request] = useState(() => new Request<true>());
  const { error, isPending, value } = request;
  const end = async (): Promise<void> => {
    if (isPending) return;
    const isDone = await request.run(() => api.end(token).then(() => true as const));
    if (isDone === true) announce(intl.formatMessage(messages.ended));
  };
  if (value === true) return <Ended />;
  return (
    <PageFrame title={intl.formatMessage(messages.endTitle)} lead={intl.formatMessage(messages.endLead)}>
      {error !== null && !isPending && <ProblemNote problem={error} texts={weeklyProblems} />}
      <Box>
        <Button
          variant="contained"
          aria-disabled={isPending}
          onClick={() => void end()}
          sx={{ minHeight: 44 }}
        >
          {intl.formatMessage(isPending ? messages.ending : messages.end)}
        </Button>
      </Box>
    </PageFrame>
  );
});

/** Where the link in a weekly report leads: its token stands behind the `#` of the address, and shows whose report it is. */
const WeeklyReportPage = observer(function WeeklyReportPage() {
  const token = useLocation().hash.slice(1);
  return <Ending key={token} token={token} />;
});

export default WeeklyReportPage;
