import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/store-context';
import { PageFrame } from '../../../shared/ui/PageFrame';
import { AdminOnly } from '../../reports';
import { ActionLog } from '../components/ActionLog';
import { DeskAreas } from '../components/DeskAreas';
import { DeskSearch } from '../components/DeskSearch';
import { Found } from '../components/Found';
import { SiteNumbersPanel } from '../components/SiteNumbersPanel';
import { createModerationApi } from '../create-moderation.api';
import { moderationMessages as messages } from '../moderation.messages';
import { ModerationStore } from '../moderation.store';

const Desk = observer(function Desk() {
  const intl = useIntl();
  const api = useApi(createModerationApi);
  const [store] = useState(() => new ModerationStore(api));
  return (
    <PageFrame title={intl.formatMessage(messages.title)} lead={intl.formatMessage(messages.lead)}>
      <DeskAreas />
      <DeskSearch
        store={store}
        label={intl.formatMessage(messages.q)}
        hint={intl.formatMessage(messages.qHint)}
      >
        {(found) => <Found found={found} store={store} />}
      </DeskSearch>
      <ActionLog
        store={store}
        title={intl.formatMessage(messages.actions)}
        emptyText={intl.formatMessage(messages.noActionsText)}
      />
      <SiteNumbersPanel />
    </PageFrame>
  );
});

/** Everything that those who run the site find and do, in one place. */
const DeskPage = observer(function DeskPage() {
  return (
    <AdminOnly>
      <Desk />
    </AdminOnly>
  );
});

export default DeskPage;
