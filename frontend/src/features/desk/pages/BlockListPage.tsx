import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/store-context';
import { Notice } from '../../../shared/ui/Notice';
import { PageFrame } from '../../../shared/ui/PageFrame';
import { AdminOnly } from '../../reports';
import { blockListMessages as messages } from '../block-list.messages';
import { ActionLog } from '../components/ActionLog';
import { BlockListFile } from '../components/BlockListFile';
import { DeskSearch } from '../components/DeskSearch';
import { FoundAddressSection } from '../components/FoundCards';
import { createModerationApi } from '../create-moderation.api';
import { ModerationStore } from '../moderation.store';

const BlockList = observer(function BlockList() {
  const intl = useIntl();
  const api = useApi(createModerationApi);
  const [store] = useState(() => new ModerationStore(api, { kind: 'address-blocked', isInForce: true }));
  return (
    <PageFrame title={intl.formatMessage(messages.title)} lead={intl.formatMessage(messages.lead)}>
      <DeskSearch
        store={store}
        label={intl.formatMessage(messages.url)}
        hint={intl.formatMessage(messages.urlHint)}
      >
        {({ address }) =>
          address === null ? (
            <Notice
              title={intl.formatMessage(messages.notUrl)}
              text={intl.formatMessage(messages.notUrlText)}
            />
          ) : (
            <FoundAddressSection address={address} store={store} />
          )
        }
      </DeskSearch>
      <ActionLog
        store={store}
        title={intl.formatMessage(messages.byHand)}
        emptyText={intl.formatMessage(messages.byHandEmpty)}
      />
      <BlockListFile />
    </PageFrame>
  );
});

/** What links may not lead to: blocked here, or by the operator's file. */
const BlockListPage = observer(function BlockListPage() {
  return (
    <AdminOnly>
      <BlockList />
    </AdminOnly>
  );
});

export default BlockListPage;
