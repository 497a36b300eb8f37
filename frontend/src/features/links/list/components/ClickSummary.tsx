import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Request } from '../../../../shared/request';
import { ChartIcon } from '../../../../shared/ui/icons';
import { Text } from '../../../../shared/ui/text';
import type { GroupClicks as Summary, LinkListApi } from '../list.api';
import { controlMessages } from '../list-control.messages';

/** More links than that are not counted. */
const MAX_LINKS = 100;

/** How the group's links did in the last days. */
export const ClickSummary = observer(function ClickSummary({ api }: { readonly api: LinkListApi }) {
  const intl = useIntl();
  const [summary] = useState(() => new Request<Summary>());
  useEffect(() => void summary.run(() => api.summary()), [summary, api]);
  if (summary.value === null) return null;
  const { linkCount: links, uniqueClicks: clicks } = summary.value;
  const some = links >= MAX_LINKS ? controlMessages.summaryMany : controlMessages.summary;
  return (
    <Text
      variant="body2"
      color="textSecondary"
      sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 0.75 }}
    >
      <ChartIcon sx={{ fontSize: 16 }} color="primary" />
      {links === 0
        ? intl.formatMessage(controlMessages.summaryNone)
        : intl.formatMessage(some, {
            clicks: intl.formatMessage(controlMessages.summaryClicks, { count: clicks }),
            links: intl.formatMessage(controlMessages.summaryLinks, { count: links }),
          })}
    </Text>
  );
});
