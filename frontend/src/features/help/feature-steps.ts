import type { MessageDescriptor } from 'react-intl';
import { featureMessages } from './bubble.messages';

interface FeatureStep {
  /** Key of the answer in the survey. */
  readonly id: 'redesign' | 'line-referral' | 'tip';
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

export const FEATURE_STEPS = [
  { id: 'redesign', title: featureMessages.redesign, text: featureMessages.redesignText },
  { id: 'line-referral', title: featureMessages.line, text: featureMessages.lineText },
  { id: 'tip', title: featureMessages.plus, text: featureMessages.plusText },
] as const satisfies readonly FeatureStep[];

export const OPINIONS = [
  { value: 'Awesome', label: featureMessages.awesome },
  { value: 'NotBad', label: featureMessages.notBad },
  { value: 'NotInterested', label: featureMessages.notInterested },
] as const;
