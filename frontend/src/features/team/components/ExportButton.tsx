import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useApi, useStores } from '../../../shared/store-context';
import { planMessages } from '../../../shared/plan.messages';
import { Request } from '../../../shared/request';
import { saveFile } from '../../../shared/save-file';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { DownloadIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { useLogQuestion } from '../../log';
import { createTeamApi } from '../create-team.api';
import { exportMessages } from '../activities.messages';
import { teamProblems } from '../team-problem.messages';

const FILE = 'linklet-activities.csv';

interface ExportProps {
  readonly hasMembers: boolean;
}

/** Why there is no export, and where there is. */
const Missing = observer(function Missing({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  const { catalogue } = useStores();
  const first = catalogue.firstWith('export');
  return (
    <Dialog
      title={intl.formatMessage(exportMessages.missingTitle)}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {intl.formatMessage(exportMessages.close)}
          </Button>
          <ButtonLink to={PATHS.pricing} variant="contained">
            {intl.formatMessage(exportMessages.compare)}
          </ButtonLink>
        </>
      }
    >
      <Text>
        {first === null
          ? intl.formatMessage(exportMessages.missingUnknown)
          : intl.formatMessage(exportMessages.missingText, {
              plan: intl.formatMessage(planMessages.name, { plan: first.displayPlan }),
            })}
      </Text>
    </Dialog>
  );
});

/** Saves what the page finds as a table, where the plan has exports. */
export const ExportButton = observer(function ExportButton({ hasMembers }: ExportProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { catalogue, session } = useStores();
  const teamApi = useApi(createTeamApi);
  const question = useLogQuestion(hasMembers);
  const [exporting] = useState(() => new Request<Blob>());
  const [isExplaining, setExplaining] = useState(false);
  useEffect(() => void catalogue.load(), [catalogue]);
  const plan = catalogue.named(session.info?.currentPlan ?? null);
  const save = async (): Promise<void> => {
    const table = await exporting.run(() => teamApi.exportActivities(session.groupId, question));
    if (table === null) return;
    saveFile(FILE, table);
    announce(intl.formatMessage(exportMessages.exported));
  };
  const press = (): void => {
    if (plan?.features.export === false) setExplaining(true);
    else if (!exporting.isPending) void save();
  };
  const { error, isPending } = exporting;
  return (
    <Stack sx={{ gap: 1, alignItems: { sm: 'flex-end' } }}>
      <Button variant="outlined" startIcon={<DownloadIcon />} aria-disabled={isPending} onClick={press}>
        {intl.formatMessage(isPending ? exportMessages.exporting : exportMessages.export)}
      </Button>
      {error !== null && !isPending && <ProblemNote problem={error} texts={teamProblems} />}
      {isExplaining && <Missing onClose={() => setExplaining(false)} />}
    </Stack>
  );
});
