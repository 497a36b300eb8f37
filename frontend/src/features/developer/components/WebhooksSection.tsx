import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/store-context';
import { Button } from '../../../shared/ui/buttons';
import { AddIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { createWebhooksApi } from '../create-developer.api';
import { developerProblems } from '../developer.messages';
import { WebhooksStore } from '../webhooks.store';
import { webhookMessages as messages } from '../webhooks.messages';
import { WebhookDialog } from './WebhookDialog';
import { WebhookRow } from './WebhookRow';

const HEIGHT = 120;

/** Where the group's events are sent. */
export const WebhooksSection = observer(function WebhooksSection() {
  const intl = useIntl();
  const api = useApi(createWebhooksApi);
  const [store] = useState(() => new WebhooksStore(api));
  const [isAdding, setAdding] = useState(false);
  useEffect(() => void store.load(), [store]);
  return (
    <Section
      title={intl.formatMessage(messages.heading)}
      control={
        <Button
          variant="contained"
          aria-haspopup="dialog"
          startIcon={<AddIcon />}
          onClick={() => setAdding(true)}
        >
          {intl.formatMessage(messages.add)}
        </Button>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Text color="textSecondary">{intl.formatMessage(messages.lead)}</Text>
        <Loaded
          request={store.list}
          texts={developerProblems}
          onRetry={() => void store.load()}
          height={HEIGHT}
        >
          {({ webhooks }) =>
            webhooks.length === 0 ? (
              <Text>{intl.formatMessage(messages.none)}</Text>
            ) : (
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
                {webhooks.map((webhook) => (
                  <WebhookRow key={webhook.id} store={store} webhook={webhook} isCovered={isAdding} />
                ))}
              </Box>
            )
          }
        </Loaded>
      </Stack>
      {isAdding && <WebhookDialog store={store} webhook={null} onClose={() => setAdding(false)} />}
    </Section>
  );
});
