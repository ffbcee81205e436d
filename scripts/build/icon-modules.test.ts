import { expect, test } from 'vitest';
import { readIconFiles, takeIconsFromFiles } from './icon-modules.ts';

test('each icon is imported from its own file, under its name in the module', async () => {
  const files = await readIconFiles();
  expect(
    takeIconsFromFiles("import { type LucideIcon, Menu as MenuIcon, X } from 'lucide-react';\nconst a = 1;", files),
  ).toBe("import MenuIcon from 'lucide-react/icons/menu'; import X from 'lucide-react/icons/x';\nconst a = 1;");
  expect(takeIconsFromFiles('import {\n  BadgeCheck,\n  icons,\n} from "lucide-react"', files)).toBe(
    "import BadgeCheck from 'lucide-react/icons/badge-check'; import { icons } from 'lucide-react';",
  );
});
