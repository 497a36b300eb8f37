import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { saveFile } from '../../../shared/save-file';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { DownloadIcon, HistoryIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { accountProblems } from '../account-problem.messages';
import { sectionMessages } from '../account.messages';
import { dataMessages } from '../holdings.messages';
import type { SettingsStore } from '../settings.store';
import { FactRow } from './FactRow';

const FILE = 'linklet-account.json';

export const DataSection = observer(function DataSection({ store }: { readonly store: SettingsStore }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { error, isPending } = store.exporting;
  const download = async (): Promise<void> => {
    const file = isPending ? null : await store.exportData();
    if (file === null) return;
    saveFile(FILE, file);
    announce(intl.formatMessage(dataMessages.started));
  };
  return (
    <SettingsSection
      id="data"
      title={intl.formatMessage(sectionMessages.data)}
      lead={intl.formatMessage(sectionMessages.dataLead)}
    >
      <Box>
        <FactRow
          value={intl.formatMessage(dataMessages.exportTitle)}
          note={intl.formatMessage(dataMessages.exportText)}
        >
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            aria-disabled={isPending}
            onClick={() => void download()}
          >
            {intl.formatMessage(isPending ? dataMessages.preparing : dataMessages.download)}
          </Button>
        </FactRow>
        <FactRow
          value={intl.formatMessage(dataMessages.logTitle)}
          note={intl.formatMessage(dataMessages.logText)}
        >
          <ButtonLink to={PATHS.log} variant="outlined" startIcon={<HistoryIcon />}>
            {intl.formatMessage(dataMessages.openLog)}
          </ButtonLink>
        </FactRow>
      </Box>
      {error !== null && !isPending && <ProblemNote problem={error} texts={accountProblems} />}
    </SettingsSection>
  );
});
