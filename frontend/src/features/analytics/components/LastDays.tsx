import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { LinkOnDomain } from '../../../api/link-name';
import { browserTimeZone } from '../../../shared/calendar';
import { formatDay } from '../../../shared/dates';
import { Request } from '../../../shared/request';
import { useApi } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { useIsInFold } from '../../../shared/ui/Fold';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { analyticsPath, pathOnDomain } from '../../links';
import { createAnalyticsApi } from '../analytics.api';
import { lastDaysMessages } from '../last-days.messages';
import type { ClickReport, ReportPoint } from '../report';

/** px; a day without clicks still has a line to stand on. */
const HEIGHT = 56;

const Bars = observer(function Bars({ points }: { readonly points: readonly ReportPoint[] }) {
  const intl = useIntl();
  const most = Math.max(1, ...points.map(({ totalClicks }) => totalClicks));
  return (
    <Stack
      component="ul"
      direction="row"
      sx={{ alignItems: 'flex-end', gap: 0.75, m: 0, p: 0, listStyle: 'none', height: HEIGHT }}
    >
      {points.map(({ label, totalClicks }) => {
        const day = formatDay(intl.locale, label, 'short');
        const text = intl.formatMessage(lastDaysMessages.day, { day, count: totalClicks });
        return (
          <Box
            component="li"
            key={label}
            title={text}
            sx={{ flex: 1, height: '100%', display: 'flex', alignItems: 'flex-end' }}
          >
            <Box
              role="img"
              aria-label={text}
              sx={{
                width: '100%',
                height: Math.max(2, Math.round((HEIGHT * totalClicks) / most)),
                borderRadius: '3px 3px 0 0',
                bgcolor: totalClicks === 0 ? 'divider' : 'primary.main',
              }}
            />
          </Box>
        );
      })}
    </Stack>
  );
});

/** A link's clicks of the last days, and the way to all of them; nothing for those who may not see them. */
const LastDays = observer(function LastDays({ link }: { readonly link: LinkOnDomain }) {
  const intl = useIntl();
  const heading = useId();
  const api = useApi(createAnalyticsApi);
  const [request] = useState(() => new Request<ClickReport>());
  const { encodeId, domain } = link;
  useEffect(() => {
    const subject = { kind: 'link', link: { encodeId, domain } } as const;
    void request.run(() => api.report(subject, { timezone: browserTimeZone(), range: '7d' }));
  }, [request, api, encodeId, domain]);
  const isInFold = useIsInFold();
  const { value: report } = request;
  if (report === null) return null;
  const content = (
    <Stack component="section" aria-labelledby={heading} sx={{ gap: 1 }}>
      <Text id={heading} component="h2" sx={{ fontWeight: 650, fontSize: '1.0625rem' }}>
        {intl.formatMessage(lastDaysMessages.title)}
      </Text>
      <Bars points={report.points} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Text variant="body2">{intl.formatMessage(lastDaysMessages.sum, { count: report.totalClicks })}</Text>
        <AppLink to={pathOnDomain(analyticsPath(encodeId), domain)} variant="body2" sx={{ py: 0.75 }}>
          {intl.formatMessage(lastDaysMessages.all)}
        </AppLink>
      </Stack>
    </Stack>
  );
  return isInFold ? content : <Panel>{content}</Panel>;
});

export default LastDays;
