import {
  Banknote,
  Briefcase,
  Calendar,
  Car,
  GraduationCap,
  Heart,
  House,
  Laptop,
  type LucideIcon,
  Package,
  Phone,
  ShoppingBag,
  Sparkles,
  Utensils,
} from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  briefcase: Briefcase,
  'shopping-bag': ShoppingBag,
  package: Package,
  calendar: Calendar,
  utensils: Utensils,
  banknote: Banknote,
  laptop: Laptop,
  sparkles: Sparkles,
  car: Car,
  phone: Phone,
  home: House,
  heart: Heart,
  'graduation-cap': GraduationCap,
};

interface IndustryIconProps {
  /** An unknown or missing name gives the briefcase. */
  readonly name: string | null | undefined;
  readonly className?: string;
}

export function IndustryIcon({ name, className = 'size-5' }: IndustryIconProps) {
  const Icon = (name && Object.hasOwn(icons, name) && icons[name]) || Briefcase;
  return <Icon aria-hidden="true" className={className} />;
}
