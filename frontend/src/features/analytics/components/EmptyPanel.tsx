import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { Notice } from '../../../shared/ui/Notice';
import type { Overview } from '../analytics.api';
import { stateMessages } from '../state.messages';

/** The link was never asked for. */
export const EmptyPanel = observer(function EmptyPanel({ overview }: { readonly overview: Overview }) {
  const intl = useIntl();
  return (
    <Notice
      title={intl.formatMessage(stateMessages.emptyTitle)}
      text={intl.formatMessage(stateMessages.emptyText)}
    >
      <CopyButton address={overview.shortUrl} variant="contained" size="large" />
    </Notice>
  );
});
