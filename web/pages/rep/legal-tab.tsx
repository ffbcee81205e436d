import { LegalTab } from '#web/features/legal/legal-tab.tsx';

export default () => <LegalTab userType="rep" />;
