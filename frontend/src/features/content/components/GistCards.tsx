import { observer } from 'mobx-react-lite';
import {
  ChartIcon,
  CodeIcon,
  DeleteIcon,
  DownloadIcon,
  HistoryIcon,
  LanguageIcon,
  LinkIcon,
  LogInIcon,
  PersonIcon,
  PriceIcon,
  ShieldIcon,
} from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { Gist } from '../blocks';
import { RoundMark } from './RoundMark';

const ICONS = {
  chart: ChartIcon,
  code: CodeIcon,
  delete: DeleteIcon,
  download: DownloadIcon,
  history: HistoryIcon,
  login: LogInIcon,
  language: LanguageIcon,
  link: LinkIcon,
  person: PersonIcon,
  price: PriceIcon,
  shield: ShieldIcon,
} as const satisfies Readonly<Record<Gist['mark'], unknown>>;

/** What a long page says, for those who would rather look than read. */
export const GistCards = observer(function GistCards({ gist }: { readonly gist: readonly Gist[] }) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
      }}
    >
      {gist.map(({ mark, title, text }) => (
        <Box
          component="li"
          key={title}
          sx={{
            display: 'flex',
            flexDirection: { xs: 'row', lg: 'column' },
            gap: 1.5,
            p: { xs: 2, sm: 2.5 },
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: '16px',
          }}
        >
          <RoundMark Icon={ICONS[mark]} />
          <Box sx={{ minWidth: 0 }}>
            <Text sx={{ fontWeight: 650, lineHeight: 1.45 }}>{title}</Text>
            <Text variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
              {text}
            </Text>
          </Box>
        </Box>
      ))}
    </Box>
  );
});
