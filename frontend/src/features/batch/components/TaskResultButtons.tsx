import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { localeOf } from '../../../i18n/locale';
import { saveFile } from '../../../shared/save-file';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { DownloadIcon } from '../../../shared/ui/icons';
import type { BatchTask, ResultFormat } from '../batch.api';
import { taskResultMessages as messages } from '../task.messages';
import type { BatchTaskStore } from '../task.store';

/** Bigger ones come as CSV, whatever is asked for. */
const MAX_WORKBOOK_ROWS = 50_000;

interface ResultButtonsProps {
  readonly store: BatchTaskStore;
  readonly task: BatchTask;
}

const nameFor = (name: string, format: ResultFormat): string =>
  `${name.replace(/\.[a-z]{2,4}$/i, '')}-linklet.${format}`;

/** The rows of a file with what came of them, as files. */
export const TaskResultButtons = observer(function TaskResultButtons({ store, task }: ResultButtonsProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const save = async (format: ResultFormat): Promise<void> => {
    if (store.exporting.isPending) return;
    const file = await store.results(format, localeOf(intl.locale));
    if (file === null) return;
    saveFile(nameFor(task.name, format), file);
    announce(intl.formatMessage(messages.saved));
  };
  const formats: readonly ResultFormat[] = task.rows > MAX_WORKBOOK_ROWS ? ['csv'] : ['csv', 'xlsx'];
  return formats.map((format) => (
    <Button
      key={format}
      variant="outlined"
      color="inherit"
      startIcon={<DownloadIcon />}
      aria-disabled={store.exporting.isPending}
      onClick={() => void save(format)}
    >
      {intl.formatMessage(messages[format])}
    </Button>
  ));
});
