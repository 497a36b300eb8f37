import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import type { ApiPlanStore } from '../api-plan.store';
import type { ApiInfo } from '../developer.api';
import { developerMessages as messages, developerProblems } from '../developer.messages';

interface EnableNoticeProps {
  readonly store: ApiPlanStore;
  readonly info: ApiInfo;
  readonly isAdmin: boolean;
}

/** Stands there before the API is enabled: how it is, or who can do it. */
export const EnableNotice = observer(function EnableNotice({ store, info, isAdmin }: EnableNoticeProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { quota, planName: plan, isPhoneVerified, admins } = info;
  const { error, isPending } = store.enabling;
  const enable = async (): Promise<void> => {
    if (!isPending && (await store.enable())) announce(intl.formatMessage(messages.enabled));
  };
  return (
    <Panel>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Text>{intl.formatMessage(messages.enableText, { plan, quota })}</Text>
        {!isAdmin && (
          <Text>
            {intl.formatMessage(messages.askAdmin, {
              names: intl.formatList(admins.map(({ name }) => name)),
            })}
          </Text>
        )}
        {isAdmin && !isPhoneVerified && (
          <>
            <Text>{intl.formatMessage(messages.needsPhone)}</Text>
            <ButtonLink to={PATHS.settings} variant="contained">
              {intl.formatMessage(messages.toSettings)}
            </ButtonLink>
          </>
        )}
        {isAdmin && isPhoneVerified && (
          <Button variant="contained" aria-disabled={isPending} onClick={() => void enable()}>
            {intl.formatMessage(messages.enable)}
          </Button>
        )}
        {error !== null && !isPending && <ProblemNote problem={error} texts={developerProblems} />}
      </Stack>
    </Panel>
  );
});
