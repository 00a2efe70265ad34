export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a part of a picture on a canvas of its own, on white, its longer side at most `longest` pixels. */
export function drawArea(bitmap: ImageBitmap, area: Area, longest: number): CanvasRenderingContext2D {
  const scale = Math.min(1, longest / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.fillStyle = '#fff'; // transparent pixels would otherwise count as black
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return context;
}
