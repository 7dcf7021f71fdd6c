import { openZoom } from './gallery-zoom.ts';
import { isPlain } from '#lib/plain-click.ts';

type ChoosePicture = (pictures: HTMLImageElement[]) => HTMLImageElement | undefined;

interface ShownGallery {
  /** Follows a link of the gallery: a thumbnail turns to its picture, a picture opens large. */
  follow: (link: HTMLAnchorElement) => void;
  /** Turns to one of its pictures, if one is chosen. */
  showPicture: (choose: ChoosePicture) => void;
}

const shown = new WeakMap<Element, ShownGallery>();

/** Until then the strip scrolls, and links lead where they say. */
export function initGallery(gallery: HTMLElement): void {
  const { follow } = galleryOf(gallery);
  gallery.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    follow(link);
  });
}

/** In the gallery of this page, if it has one. */
export function showPicture(choose: ChoosePicture): void {
  const gallery = document.querySelector<HTMLElement>('.gallery');
  if (gallery) galleryOf(gallery).showPicture(choose);
}

function galleryOf(gallery: HTMLElement): ShownGallery {
  const made = shown.get(gallery) ?? showGallery(gallery);
  shown.set(gallery, made);
  return made;
}

function showGallery(gallery: HTMLElement): ShownGallery {
  const strip = gallery.querySelector<HTMLElement>('.gallery-strip') ?? gallery;
  const slides = [...strip.children] as HTMLElement[];
  const thumbs = [...gallery.querySelectorAll<HTMLAnchorElement>('.gallery-thumbs a')];

  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) mark(slides.indexOf(target as HTMLElement));
    },
    { root: strip, threshold: 0.6 },
  );
  for (const slide of slides) seen.observe(slide);

  function mark(index: number): void {
    thumbs.forEach((thumb, at) =>
      at === index ? thumb.setAttribute('aria-current', 'true') : thumb.removeAttribute('aria-current'),
    );
  }

  function turnTo(index: number): void {
    const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = (slides[index]?.offsetLeft ?? 0) - strip.offsetLeft;
    strip.scrollTo({ left, behavior: smooth ? 'smooth' : 'auto' });
    mark(index);
  }

  return {
    follow(link) {
      if ('zoom' in link.dataset) {
        openZoom([...strip.querySelectorAll<HTMLAnchorElement>('[data-zoom]')], link);
        return;
      }
      turnTo(thumbs.indexOf(link));
    },
    showPicture(choose) {
      const found = choose(slides.flatMap((slide) => slide.querySelector('img') ?? []));
      if (found) turnTo(slides.findIndex((slide) => slide.contains(found)));
    },
  };
}
