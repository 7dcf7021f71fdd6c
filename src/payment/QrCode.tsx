import { useEffect, useState, type ComponentType } from 'react';
import type { QRCodeSVG } from 'qrcode.react';
import { QR_SIZE } from '#config.ts';

/** A QR code; its drawing code is only fetched by who gets one. */
export function QrCode({ text }: { text: string }) {
  const [drawing, setDrawing] = useState<{ Svg: ComponentType<Parameters<typeof QRCodeSVG>[0]> } | 'failed'>();

  useEffect(() => {
    import('qrcode.react').then(
      (module) => setDrawing({ Svg: module.QRCodeSVG }),
      () => setDrawing('failed'),
    );
  }, []);

  if (drawing === 'failed')
    return <p role="alert">The QR code could not be drawn. Please reload the page and try again.</p>;
  if (!drawing) return <div className="skeleton" style={{ width: QR_SIZE, height: QR_SIZE }} />;
  return <drawing.Svg value={text} size={QR_SIZE} level="M" marginSize={4} title="QR code for your payment" />;
}
