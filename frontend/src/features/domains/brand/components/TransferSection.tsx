import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocalNavigate } from '../../../../i18n/use-local-path';
import { PATHS } from '../../../../shared/paths';
import { useStores } from '../../../../shared/store-context';
import { useAnnounce } from '../../../../shared/ui/Announcer';
import { Button } from '../../../../shared/ui/buttons';
import { ConfirmDialog } from '../../../../shared/ui/ConfirmDialog';
import { formMessages } from '../../../../shared/ui/form.messages';
import { Box, Stack } from '../../../../shared/ui/layout';
import { ProblemNote } from '../../../../shared/ui/ProblemNote';
import { Select } from '../../../../shared/ui/Select';
import { SettingsSection } from '../../../../shared/ui/SettingsSection';
import { Text } from '../../../../shared/ui/text';
import type { BrandDomainStore } from '../brand-domain.store';
import { brandProblems } from '../brand-problem.messages';
import { domainSettingsMessages as messages } from '../domain-settings.messages';

interface TransferSectionProps {
  readonly store: BrandDomainStore;
  readonly host: string;
}

interface Target {
  readonly groupId: number;
  readonly name: string;
}

/** Groups that the reader may hand the domain to. */
function useTargets(): readonly Target[] {
  const { groups, session } = useStores();
  useEffect(() => void groups.load(), [groups]);
  return groups.mine.filter(({ groupId, isAdmin }) => isAdmin && groupId !== session.groupId);
}

const Choice = observer(function Choice({
  store,
  host,
  targets,
}: TransferSectionProps & { readonly targets: readonly Target[] }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const goTo = useLocalNavigate();
  const [chosenId, setChosenId] = useState('');
  const [isAsking, setAsking] = useState(false);
  const chosen = targets.find(({ groupId }) => String(groupId) === chosenId) ?? targets[0];
  const { error, isPending } = store.transferring;
  if (chosen === undefined) return <Text>{intl.formatMessage(messages.transferNone)}</Text>;
  const group = chosen.name;
  const transfer = async (): Promise<void> => {
    const isDone = await store.transfer(chosen.groupId);
    setAsking(false);
    if (!isDone) return;
    announce(intl.formatMessage(messages.transferred, { host, group }));
    goTo(PATHS.domain);
  };
  return (
    <Stack sx={{ gap: 2, maxWidth: 520 }}>
      <Select
        label={intl.formatMessage(messages.group)}
        choices={targets.map(({ groupId, name }) => ({ value: String(groupId), label: name }))}
        chosen={String(chosen.groupId)}
        onChoose={setChosenId}
      />
      {error !== null && !isPending && <ProblemNote problem={error} texts={brandProblems} />}
      <Box>
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {intl.formatMessage(messages.transferButton)}
        </Button>
      </Box>
      {isAsking && (
        <ConfirmDialog
          title={intl.formatMessage(messages.transferTitle, { host, group })}
          confirm={intl.formatMessage(messages.transferButton)}
          cancel={intl.formatMessage(formMessages.cancel)}
          isPending={isPending}
          onConfirm={() => void transfer()}
          onCancel={() => setAsking(false)}
        >
          <Text>{intl.formatMessage(messages.transferLead)}</Text>
        </ConfirmDialog>
      )}
    </Stack>
  );
});

/** Hands the domain to another group of the reader. */
export const TransferSection = observer(function TransferSection(props: TransferSectionProps) {
  const intl = useIntl();
  const targets = useTargets();
  return (
    <SettingsSection
      id="transfer"
      title={intl.formatMessage(messages.transfer)}
      lead={intl.formatMessage(messages.transferLead)}
    >
      <Choice {...props} targets={targets} />
    </SettingsSection>
  );
});
