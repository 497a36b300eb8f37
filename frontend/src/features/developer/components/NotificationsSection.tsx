import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { localeOf } from '../../../i18n/locale';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { formMessages } from '../../../shared/ui/form.messages';
import { Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Section } from '../../../shared/ui/Section';
import { Switch } from '../../../shared/ui/Switch';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import { accountProblems } from '../../account';
import type { ApiPlanStore } from '../api-plan.store';
import type { ApiInfo, ApiPlanApi } from '../developer.api';
import { developerProblems } from '../developer.messages';
import { emailMessages as messages } from '../emails.messages';
import { createNotificationForm, type NotificationForm } from '../notification-form';

const PROBLEMS = { ...accountProblems, ...developerProblems };
const LINES = 3;

const Fields = observer(function Fields({ form }: { readonly form: NotificationForm }) {
  const intl = useIntl();
  const { emails, notification, threshold } = form.values;
  const errorOf = (field: string): string | null => {
    const code = form.currentProblemOf(field);
    return code && intl.formatMessage(problemText(code, PROBLEMS));
  };
  return (
    <>
      <Switch
        label={intl.formatMessage(messages.on)}
        isOn={notification}
        onChange={(isOn) => form.set({ notification: isOn })}
      />
      <TextField
        label={intl.formatMessage(messages.emails)}
        hint={intl.formatMessage(messages.emailsHint)}
        lines={LINES}
        value={emails}
        onChange={(text) => form.set({ emails: text })}
        error={errorOf('emails')}
      />
      <TextField
        label={intl.formatMessage(messages.threshold)}
        inputMode="numeric"
        value={threshold}
        onChange={(text) => form.set({ threshold: text })}
        after={
          <Text component="span" color="textSecondary">
            {intl.formatMessage(messages.percent)}
          </Text>
        }
        error={errorOf('threshold')}
      />
    </>
  );
});

interface NotificationsSectionProps {
  readonly api: Pick<ApiPlanApi, 'setNotifications'>;
  readonly store: ApiPlanStore;
  readonly info: ApiInfo;
}

/** Who is told when calls run out. */
export const NotificationsSection = observer(function NotificationsSection(props: NotificationsSectionProps) {
  const { api, store, info } = props;
  const intl = useIntl();
  const announce = useAnnounce();
  const [form] = useState(() => createNotificationForm(api, info, localeOf(intl.locale)));
  const { failure, isDirty, isPending } = form;
  const waiting = info.emails.filter(({ isConfirmed }) => !isConfirmed).map(({ email }) => email);
  const save = async (): Promise<void> => {
    const saved = await form.save();
    if (saved === null) return;
    store.accept(saved);
    announce(intl.formatMessage(formMessages.saved));
  };
  return (
    <Section title={intl.formatMessage(messages.heading)}>
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        sx={{ gap: 2, maxWidth: 560 }}
      >
        <Fields form={form} />
        {waiting.length > 0 && (
          <Text variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {intl.formatMessage(messages.waiting, { emails: intl.formatList(waiting) })}
          </Text>
        )}
        {failure !== null && <ProblemNote problem={failure} texts={PROBLEMS} />}
        <div>
          <Button
            type="submit"
            variant="contained"
            aria-disabled={!isDirty || isPending}
            sx={{ '&[aria-disabled="true"]': { opacity: 0.55 } }}
          >
            {intl.formatMessage(isPending ? formMessages.saving : formMessages.save)}
          </Button>
        </div>
      </Stack>
    </Section>
  );
});
