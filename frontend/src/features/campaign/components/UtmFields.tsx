import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { isKnownMedium, labelProblems, MediumWarning, toolFieldHints, toolFieldLabels } from '../../labels';
import { Box, Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { TextField } from '../../../shared/ui/TextField';
import { type Utm, UTM_FIELDS, type UtmField } from '../utm';

/** What reports know, for who looks for a word; any other can be typed. */
const MEDIUMS = [
  'cpc',
  'cpm',
  'display',
  'banner',
  'social',
  'email',
  'sms',
  'referral',
  'affiliate',
  'organic',
  'video',
  'audio',
  'app',
  'link',
  'web-push',
] as const;

const TEXTS = {
  source: 'utmSource',
  medium: 'utmMedium',
  campaign: 'utmCampaign',
  term: 'utmTerm',
  content: 'utmContent',
} as const satisfies Record<UtmField, keyof typeof toolFieldLabels>;

export interface UtmFieldsProps {
  readonly utm: Utm;
  readonly onChange: (utm: Utm) => void;
  /** Why a parameter cannot be kept, as a code. */
  readonly problemOf?: (field: UtmField) => string | null;
}

/** Campaign parameters, each in a field of its own. */
export const UtmFields = observer(function UtmFields(props: UtmFieldsProps) {
  const { utm, onChange, problemOf = () => null } = props;
  const intl = useIntl();
  const errorOf = (field: UtmField): string | null => {
    const code = problemOf(field);
    return code === null ? null : intl.formatMessage(problemText(code, labelProblems));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {UTM_FIELDS.map((field) => (
        <Stack key={field} sx={{ gap: 1 }}>
          <TextField
            label={intl.formatMessage(toolFieldLabels[TEXTS[field]])}
            hint={intl.formatMessage(toolFieldHints[TEXTS[field]])}
            value={utm[field]}
            onChange={(text) => onChange({ ...utm, [field]: text })}
            error={errorOf(field)}
            {...(field === 'medium' ? { suggestions: MEDIUMS } : {})}
          />
          {field === 'medium' && !isKnownMedium(utm.medium) && <MediumWarning medium={utm.medium.trim()} />}
        </Stack>
      ))}
    </Box>
  );
});
