import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Request } from '../../../shared/request';
import { useApi } from '../../../shared/store-context';
import { useKeptFocus } from '../../../shared/use-kept-focus';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Notice } from '../../../shared/ui/Notice';
import { PageFrame } from '../../../shared/ui/PageFrame';
import { AdminOnly } from '../../reports';
import { RegistrationTaskCard } from '../components/RegistrationTaskCard';
import { createRegistrationsApi } from '../create-registrations.api';
import type { RegistrationTask } from '../registrations.api';
import { registrationMessages as messages } from '../registrations.messages';

const Tasks = observer(function Tasks() {
  const intl = useIntl();
  const api = useApi(createRegistrationsApi);
  const [tasks] = useState(() => new Request<readonly RegistrationTask[]>());
  const load = () => tasks.run(() => api.tasks());
  useEffect(() => void tasks.run(() => api.tasks()), [api, tasks]);
  const place = useKeptFocus(tasks.value?.length ?? 0);
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      <Loaded request={tasks} onRetry={() => void load()} height={320}>
        {(waiting) =>
          waiting.length === 0 ? (
            <Notice
              title={intl.formatMessage(messages.empty)}
              text={intl.formatMessage(messages.emptyText)}
            />
          ) : (
            <Stack component="ul" aria-label={intl.formatMessage(messages.list)} sx={{ gap: 2, p: 0, m: 0 }}>
              {waiting.map((task) => (
                <RegistrationTaskCard key={task.id} task={task} onSettled={() => void load()} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Box>
  );
});

const Registrations = observer(function Registrations() {
  const intl = useIntl();
  return (
    <PageFrame title={intl.formatMessage(messages.title)} lead={intl.formatMessage(messages.lead)}>
      <Tasks />
    </PageFrame>
  );
});

/** Domains that wait for their registrar, for those who run the site. */
const RegistrationsPage = observer(function RegistrationsPage() {
  return (
    <AdminOnly>
      <Registrations />
    </AdminOnly>
  );
});

export default RegistrationsPage;
