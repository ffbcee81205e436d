import { useEffect } from 'react';

/** @param onReach called with each link that is pointed at, touched or focused; the same function on each render */
export function useReachedLinks(onReach: (link: HTMLAnchorElement) => void): void {
  useEffect(() => {
    const reach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) onReach(link);
    };
    document.addEventListener('pointerover', reach);
    document.addEventListener('focusin', reach);
    return () => {
      document.removeEventListener('pointerover', reach);
      document.removeEventListener('focusin', reach);
    };
  }, [onReach]);
}
