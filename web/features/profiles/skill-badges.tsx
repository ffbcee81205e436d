import { Badge } from '#web/ui/badge.tsx';

export function SkillBadges({ skills }: { readonly skills: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {skills.map((skill) => (
        <li key={skill} className="max-w-full">
          <Badge>
            <span className="min-w-0">{skill}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
