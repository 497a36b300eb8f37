import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { Request } from '../../../shared/request';
import { useApi } from '../../../shared/store-context';
import { Panel } from '../../../shared/ui/Panel';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { createApiPlanApi } from '../create-developer.api';
import { developerMessages as messages, developerProblems } from '../developer.messages';

const CODE = /^#confirm=([\w-]+)$/;

/** A person has come by the link of a mail that asks whether they want to be told. */
export const ConfirmedAddress = observer(function ConfirmedAddress() {
  const intl = useIntl();
  const api = useApi(createApiPlanApi);
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [code] = useState(() => CODE.exec(hash)?.[1] ?? null);
  const [request] = useState(() => new Request<string>());
  useEffect(() => {
    if (code === null) return;
    void request.run(() => api.confirm(code));
    // Codes do not stay in the address.
    void navigate(pathname + search, { replace: true });
  }, [code, request, api, navigate, pathname, search]);
  if (code === null) return null;
  if (request.error !== null) return <ProblemNote problem={request.error} texts={developerProblems} />;
  return (
    <Panel role="status">
      <Text sx={{ overflowWrap: 'anywhere' }}>
        {request.value === null
          ? intl.formatMessage(messages.confirming)
          : intl.formatMessage(messages.confirmed, { email: request.value })}
      </Text>
    </Panel>
  );
});
