import { ProjectScreen } from '#src/features/project/project-screen.tsx';
import { inFrame } from '#src/ui/app-frame.tsx';

export const Page = inFrame(ProjectScreen);
