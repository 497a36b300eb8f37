import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import type { Webhook } from '../developer.api';
import { developerProblems } from '../developer.messages';
import { wordOf } from '../scopes';
import { createWebhookForm, type WebhookForm } from '../webhook-form';
import type { WebhooksStore } from '../webhooks.store';
import { webhookMessages as messages } from '../webhooks.messages';
import { SwitchList } from './SwitchList';

interface FieldsProps {
  readonly form: WebhookForm;
  readonly store: WebhooksStore;
}

const Fields = observer(function Fields({ form, store }: FieldsProps) {
  const intl = useIntl();
  const { url, name, events } = form.values;
  const errorOf = (field: string): string | null => {
    const code = form.currentProblemOf(field);
    return code && intl.formatMessage(problemText(code, developerProblems));
  };
  const eventsError = errorOf('events');
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        label={intl.formatMessage(messages.url)}
        hint={intl.formatMessage(messages.urlHint)}
        inputMode="url"
        value={url}
        onChange={(text) => form.set({ url: text })}
        error={errorOf('url')}
      />
      <TextField
        label={intl.formatMessage(messages.name)}
        hint={intl.formatMessage(messages.nameHint)}
        value={name}
        onChange={(text) => form.set({ name: text })}
        error={errorOf('name')}
      />
      <SwitchList
        legend={intl.formatMessage(messages.events)}
        choices={(store.eventTypes.value ?? []).map((value) => ({
          value,
          label: intl.formatMessage(messages.event, { event: wordOf(value) }),
        }))}
        chosen={events}
        onChange={(chosen) => form.set({ events: chosen })}
      />
      {eventsError !== null && (
        <Text color="error" role="alert">
          {eventsError}
        </Text>
      )}
      {form.failure !== null && <ProblemNote problem={form.failure} texts={developerProblems} />}
    </Stack>
  );
});

interface WebhookDialogProps {
  readonly store: WebhooksStore;
  /** Null: a new one is made. */
  readonly webhook: Webhook | null;
  readonly onClose: () => void;
}

/** Where a webhook is sent, and what it tells. */
export const WebhookDialog = observer(function WebhookDialog({
  store,
  webhook,
  onClose,
}: WebhookDialogProps) {
  const intl = useIntl();
  const [form] = useState(() => createWebhookForm(webhook, (input) => store.save(webhook, input)));
  const isNew = webhook === null;
  const title = intl.formatMessage(isNew ? messages.add : messages.edit);
  const save = async (): Promise<void> => {
    if ((await form.submit()) !== null) onClose();
  };
  return (
    <Dialog
      title={title}
      isWide
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {intl.formatMessage(formMessages.cancel)}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={form.isPending}>
            {isNew ? title : intl.formatMessage(formMessages.save)}
          </Button>
        </>
      }
    >
      <Fields form={form} store={store} />
    </Dialog>
  );
});
