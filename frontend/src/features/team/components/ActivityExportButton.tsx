import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../../shared/store-context';
import { Request } from '../../../shared/request';
import { saveFile } from '../../../shared/save-file';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { DownloadIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { useLogQuestion } from '../../log';
import { createTeamApi } from '../create-team.api';
import { activityExportMessages } from '../activities.messages';
import { teamProblems } from '../team-problem.messages';

const FILE = 'linklet-activities.csv';

interface ExportProps {
  readonly hasMembers: boolean;
}

/** Saves what the page finds as a table, where the plan has exports. */
export const ActivityExportButton = observer(function ActivityExportButton({ hasMembers }: ExportProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { catalogue, reminders, session } = useStores();
  const teamApi = useApi(createTeamApi);
  const question = useLogQuestion(hasMembers);
  const [exporting] = useState(() => new Request<Blob>());
  useEffect(() => void catalogue.load(), [catalogue]);
  const plan = catalogue.named(session.info?.currentPlan ?? null);
  const save = async (): Promise<void> => {
    const table = await exporting.run(() => teamApi.exportActivities(session.groupId, question));
    if (table === null) return;
    saveFile(FILE, table);
    announce(intl.formatMessage(activityExportMessages.exported));
  };
  const press = (): void => {
    if (plan?.features.export === false) {
      reminders.explain('export', catalogue.firstWith('export')?.name ?? null);
    } else if (!exporting.isPending) void save();
  };
  const { error, isPending } = exporting;
  return (
    <Stack sx={{ gap: 1, alignItems: { sm: 'flex-end' } }}>
      <Button variant="outlined" startIcon={<DownloadIcon />} aria-disabled={isPending} onClick={press}>
        {intl.formatMessage(isPending ? activityExportMessages.exporting : activityExportMessages.export)}
      </Button>
      {error !== null && !isPending && <ProblemNote problem={error} texts={teamProblems} />}
    </Stack>
  );
});
